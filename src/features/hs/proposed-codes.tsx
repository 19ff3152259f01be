import type { ReactNode } from 'react';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ExternalLink } from '@/shared/ui/external-link';
import { SourceLine } from '@/shared/ui/source-line';
import { UncheckedMark } from '@/shared/ui/unchecked-mark';
import { formatHs } from './hs-code';
import type { HsSuggestPage } from './hs-schema';

/** Takes a picked code, and the text that stands in the box for it: the code with its name. */
export type OnPickCode = (hs: string, text: string) => void;

interface ProposedCodesProps {
  page: HsSuggestPage;
  why: ReactNode;
  next: string;
  onPick: OnPickCode;
}

/**
 * Codes to choose from, how many are searched at all, and where else to look: few codes are served, so that few or none
 * found says little about the product.
 */
export function ProposedCodes({ page, why, next, onPick }: ProposedCodesProps) {
  const { t } = useTexts(['tariff', 'ui']);
  const language = useLanguage();
  const { rows, total, searched, official, sources } = page;
  const scope = t('words.searched', { codes: formatNumber(searched, language) });
  return (
    <>
      <EmptyState why={why} next={scope + t('ui:sentenceSpace') + next}>
        {rows.map(({ hs, name }) => (
          <span key={hs}>
            <Button variant="text" onClick={() => onPick(hs, `${formatHs(hs)} ${name.text}`)}>
              {formatHs(hs)} <span lang={name.lang}>{name.text}</span>
            </Button>{' '}
            {name.mark === 'unchecked' && <UncheckedMark />}
          </span>
        ))}
        {total > rows.length && <span>{t('words.more', { total, shown: rows.length })}</span>}
        {official && (
          <span>
            {t('none.official')} <ExternalLink href={official.url}>{official.title}</ExternalLink>
          </span>
        )}
      </EmptyState>
      {rows.length > 0 && <SourceLine sources={sources} />}
    </>
  );
}
