import { isKnownCountry } from '@/features/countries/country-codes';
import type { HsTree } from '@/features/hs/tree/hs-tree-schema';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { Note } from '@/shared/ui/states/note';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import type { BrowseQuery } from './browse-query';
import { isUnconfirmed } from './no-rcep';

interface RatesNoteProps {
  tree: HsTree;
  query: BrowseQuery;
}

/** The edition of the rates, or why there are none and where to look them up. */
export function RatesNote({ tree, query }: RatesNoteProps) {
  const { t } = useTexts(['browse', 'countries', 'ui']);
  const language = useLanguage();
  const { state, tariff, official } = tree;
  if (state === 'noImporter' || query.to === null) return <p className="browse-edition">{t('noImporter')}</p>;
  const importer = isKnownCountry(query.to) ? t(`countries:${query.to}`) : query.to;
  const link = official && <ExternalLink href={official.url}>{official.title}</ExternalLink>;
  if (state === 'noTariff') {
    return (
      <Note>
        {t(query.to === 'IN' ? 'noTariff.india' : 'noTariff.importer', { importer })}
        {t('ui:sentenceSpace')}
        {link === null ? t('noTariff.ask') : t('noTariff.official')}
        {link}
      </Note>
    );
  }
  if (tariff === null) return null;
  const edition = {
    importer,
    from: dateInText(tariff.validFrom, language),
    to: dateInText(tariff.validTo, language),
  };
  if (state === 'otherDate') {
    return (
      <Note tone="warning">{t('otherDate', { ...edition, date: dateInText(query.date, language) })}</Note>
    );
  }
  const isUnchecked = tariff.mfnMark === 'unchecked' || tariff.rcepMark === 'unchecked';
  return (
    <p className="browse-edition">
      {t('edition', edition)}
      {!tariff.isComplete && t('ui:sentenceSpace') + t('incomplete')}
      {isUnconfirmed(query) && t('ui:sentenceSpace') + t('unconfirmed')} {isUnchecked && <UncheckedMark />}
    </p>
  );
}
