import { SaveButton } from '@/features/saved/save-button';
import type { LawDetail } from '@/features/laws/laws-schema';
import { currentLanguage } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/use-texts';
import { CopyButton } from '@/shared/ui/controls/copy-button';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { lawPageAddress } from './law-page-address';

/** The actions of a law: save it, share its link, print it. */
export function LawActions({ law: { id, title } }: { law: LawDetail }) {
  const { t } = useTexts('list');
  return (
    <>
      <SaveButton
        item={{
          kind: 'law',
          id,
          title: title.text.slice(0, 300),
          address: paths.lawDetails(id),
          ...(title.lang !== currentLanguage() && { lang: title.lang }),
        }}
      />
      <CopyButton
        label={t('copyLink')}
        done={t('copied')}
        refused={t('copyFailed')}
        text={() => lawPageAddress(id)}
      />
      <Button size="small" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </>
  );
}
