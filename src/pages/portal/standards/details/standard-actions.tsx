import { SaveButton } from '@/features/saved/save-button';
import type { StandardDetail } from '@/features/standards/standards-schema';
import { currentLanguage } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/use-texts';
import { CopyButton } from '@/shared/ui/controls/copy-button';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';

/** The actions of a standard: save it, copy its link, print it. */
export function StandardActions({ standard: { id, number, title } }: { standard: StandardDetail }) {
  const { t } = useTexts('list');
  const name = title === null ? number : `${number} ${title.text}`;
  return (
    <>
      <SaveButton
        item={{
          kind: 'standard',
          id,
          title: name.slice(0, 300),
          address: paths.standardDetails(id),
          ...(title !== null && title.lang !== currentLanguage() && { lang: title.lang }),
        }}
      />
      <CopyButton
        label={t('copyLink')}
        done={t('copied')}
        refused={t('copyFailed')}
        text={() => `${location.href.split('#')[0]}#${paths.standardDetails(id)}`}
      />
      <Button size="small" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </>
  );
}
