import type { ReactNode } from 'react';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { Link } from '@/shared/ui/controls/link';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { formatHs } from '../hs-code';
import type { HsSuggestPage } from '../hs-schema';

/** Receives the digits of the chapter or heading to expand. */
export type OnOpenHeading = (digits: string) => void;

/** Receives a picked code, and the text for the box: the code with its name. */
export type OnPickCode = (hs: string, text: string) => void;

interface ProposedCodesProps {
  page: HsSuggestPage;
  why: ReactNode;
  next: string;
  onPick: OnPickCode;
  onOpen: OnOpenHeading;
}

/**
 * Codes to choose from, with headings that lead to those below them; the scope of the search, and where else to look:
 * in the tree of the nomenclature and at the official source.
 */
export function ProposedCodes({ page, why, next, onPick, onOpen }: ProposedCodesProps) {
  const { t } = useTexts(['tariff', 'ui']);
  const language = useLanguage();
  const { rows, total, searched, official, sources } = page;
  const scope = t('words.searched', {
    codes: formatNumber(searched.codes, language),
    languages: searched.languages,
    synonyms: formatNumber(searched.synonyms, language),
  });
  return (
    <>
      <EmptyState why={why} next={scope + t('ui:sentenceSpace') + next}>
        {rows.map(({ hs, level, name }) => (
          <span key={hs}>
            <Button
              variant="text"
              onClick={() =>
                level === 'subheading' ? onPick(hs, `${formatHs(hs)} ${name.text}`) : onOpen(hs)
              }
            >
              {formatHs(hs)} <span lang={name.lang}>{name.text}</span>
              {level !== 'subheading' && ` ${t(`ui:search.level.${level}`)}`}
            </Button>{' '}
            {name.mark === 'unchecked' && <UncheckedMark />}
          </span>
        ))}
        {total > rows.length && <span>{t('words.more', { total, shown: rows.length })}</span>}
        <Link to={`${paths.taxOriginSearch()}/browse`}>{t('words.browse')}</Link>
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
