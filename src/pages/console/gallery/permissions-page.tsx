import { useState } from 'react';
import { Permitted, usePermission } from '@/features/session/permitted';
import { useSession } from '@/features/session/session-store';
import { useTexts } from '@/shared/i18n/use-texts';
import { NoData } from '@/shared/ui/marks/no-data';
import { Section } from '@/shared/ui/layout/section';
import { TextField } from '@/shared/ui/fields/text-field';
import { VerdictChip } from '@/shared/ui/marks/verdict-chip';
import { GalleryFrame } from './gallery-frame';
import { namesIn } from './tables/name-list';

/** The signed-in user's permissions, and what `<Permitted>` renders. */
export default function PermissionsPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'permissions' });
  const { roles, perms, isSuperAdmin } = useSession();
  const [requested, setRequested] = useState('editor, devops');
  const anyOf = namesIn(requested);
  const isLetThrough = usePermission(anyOf);
  return (
    <GalleryFrame name="permissions">
      <Section title={t('current')}>
        <dl className="gallery-pairs">
          <dt>{t('roles')}</dt>
          <dd>{roles.length === 0 ? <NoData /> : roles.join(', ')}</dd>
          <dt>{t('perms')}</dt>
          <dd>{perms.length === 0 ? <NoData /> : perms.join(', ')}</dd>
          <dt>{t('superAdmin')}</dt>
          <dd>{isSuperAdmin ? t('yes') : t('no')}</dd>
        </dl>
      </Section>
      <Section title={t('try')}>
        <TextField
          label={t('anyOf')}
          hint={t('anyOfHint')}
          value={requested}
          onChange={({ target }) => setRequested(target.value)}
        />
        <div className="gallery-result" role="status">
          <Permitted anyOf={anyOf}>
            <VerdictChip verdict="met">{t('shown')}</VerdictChip>
          </Permitted>
          {!isLetThrough && <VerdictChip verdict="notMet">{t('hidden')}</VerdictChip>}
        </div>
      </Section>
    </GalleryFrame>
  );
}
