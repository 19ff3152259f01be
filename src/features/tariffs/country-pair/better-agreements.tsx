import { useListText } from '@/shared/i18n/use-list-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import type { PairDuty } from './pair-duty';
import { lowerOnLines } from '../rates/lower-on-lines';
import { useLowerText } from '../rates/lower-text';
import { useMissingText } from './missing-text';
import type { AgreementWithoutRates } from '../tariffs-schema';
import { useRateText } from '../rates/use-rate-text';

interface BetterAgreementsProps {
  /** One for each line of the answer. */
  pairs: readonly PairDuty[];
  missing: readonly AgreementWithoutRates[];
  from: string;
  to: string;
}

/**
 * Shown before the figures, in one note: another agreement's lower rate, and agreements that may be lower but have no
 * rates here, so that nobody overpays (product design §3, 3).
 */
export function BetterAgreements({ pairs, missing, from, to }: BetterAgreementsProps) {
  const { t } = useTexts('tariff');
  const lower = useLowerOnLines(pairs);
  const sentence = useMissingText()(missing, from, to);
  if (lower === null && missing.length === 0) return null;
  // Membership not checked against the text of an agreement is marked.
  const unknown = (
    <>
      {sentence} {missing.some(({ mark }) => mark === 'unchecked') && <UncheckedMark />}
    </>
  );
  if (lower === null)
    return (
      <Note tone="warning" title={t('notes.missing')}>
        {unknown}
      </Note>
    );
  return (
    <Note tone="warning" title={t('notes.lower')}>
      {lower}
      {missing.length > 0 && (
        <p>
          <b>{t('notes.missing')}</b> {unknown}
        </p>
      )}
    </Note>
  );
}

/** The sentence on the lower rates, of one line or several; null where no line has one. */
function useLowerOnLines(pairs: readonly PairDuty[]): string | null {
  const { t } = useTexts('tariff');
  const rateText = useRateText();
  const list = useListText();
  const { lines, rates } = lowerOnLines(pairs);
  const [only] = pairs;
  const importer = only?.to ?? '';
  const single = useLowerText(only?.lowerElsewhere ?? null, importer);
  if (lines === 0) return null;
  if (pairs.length === 1) return single;
  return t(lines === pairs.length ? 'lines.lowerAll' : 'lines.lowerSome', {
    count: lines,
    rates: list(
      rates.map(({ agreement, rate }) => `${agreement} ${rateText({ kind: 'rate', rate }, importer)}`),
    ),
  });
}
