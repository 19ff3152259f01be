import type { RiskCaseRow } from '../../risk-cases-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { formatCaseCode } from './format-case-code';

const SHOWN = 3;

/** The first codes of a case on one line, and their total. */
export function CaseCodes({ row: { hs, hsMark } }: { row: Pick<RiskCaseRow, 'hs' | 'hsMark'> }) {
  const { t } = useTexts('risk');
  if (hs.length === 0) return <>{t('cases.noCodes')}</>;
  return (
    <>
      HS {hs.slice(0, SHOWN).map(formatCaseCode).join(t('listComma'))}
      {hs.length > SHOWN && t('cases.moreCodes', { count: hs.length })}
      {hsMark === 'unchecked' && (
        <>
          {' '}
          <UncheckedMark />
        </>
      )}
    </>
  );
}
