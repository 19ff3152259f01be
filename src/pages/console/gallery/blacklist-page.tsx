import { useState } from 'react';
import { mayUse } from '@/features/session/permission';
import { useLabels } from '@/shared/i18n/label';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Section } from '@/shared/ui/layout/section';
import { VerdictChip } from '@/shared/ui/marks/verdict-chip';
import { GalleryFrame } from './gallery-frame';

/** Sample users: the role alone, or with one more permission. */
const USERS = {
  admin: { roles: ['admin'], perms: [], isSuperAdmin: false },
  editor: { roles: ['editor'], perms: ['system_dict_update'], isSuperAdmin: false },
  viewer: { roles: ['viewer'], perms: [], isSuperAdmin: false },
  superAdmin: { roles: [], perms: [], isSuperAdmin: true },
} as const;
type UserName = keyof typeof USERS;

const ENTRIES = [
  { key: 'index', permissions: [] },
  { key: 'personnelManagement', permissions: ['admin'] },
  { key: 'table', permissions: ['admin', 'system_dict_update'] },
  { key: 'errorLog', permissions: ['devops'] },
] as const;

/** What is hidden from a user, by the same rule as in menu, routes and `<Permitted>`. */
export default function BlacklistPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'blacklist' });
  const textOf = useLabels();
  const [name, setName] = useState<UserName>('editor');
  const names = Object.keys(USERS) as UserName[];
  return (
    <GalleryFrame name="blacklist">
      <Section title={t('rule')} mark={<SampleMark />}>
        <RadioGroup
          legend={t('user')}
          options={names.map((value) => ({ value, label: t(`name.${value}`) }))}
          value={name}
          onValueChange={setName}
        />
        <div className="gallery-result">
          <DataTable
            caption={t('rule')}
            rows={ENTRIES}
            rowKey={({ key }) => key}
            columns={[
              { id: 'entry', head: t('entry'), cell: ({ key }) => textOf({ key }) },
              {
                id: 'needs',
                head: t('needs'),
                cell: ({ permissions }) => permissions.join(', ') || t('none'),
              },
              {
                id: 'outcome',
                head: t('outcome'),
                narrow: 'value',
                cell: ({ permissions }) => <Outcome isSeen={mayUse(USERS[name], permissions)} />,
              },
            ]}
          />
        </div>
      </Section>
    </GalleryFrame>
  );
}

function Outcome({ isSeen }: { isSeen: boolean }) {
  const { t } = useTexts('gallery', { keyPrefix: 'blacklist' });
  return <VerdictChip verdict={isSeen ? 'met' : 'notMet'}>{isSeen ? t('shown') : t('hidden')}</VerdictChip>;
}
