import type { RiskCase, RiskCaseRow } from '../../risk-cases-schema';
import { sharedCodes } from '../../shared-codes';
import { useTexts } from '@/shared/i18n/use-texts';
import { CaseCodes } from './case-codes';

/** What a case has in common with another: six-digit codes, only the heading, or only the name. */
export function SharedCodes({ row, record }: { row: RiskCaseRow; record: RiskCase }) {
  const { t } = useTexts('risk');
  const hs = sharedCodes(record.hs, row.hs);
  const hsMark = record.hsMark === 'unchecked' ? record.hsMark : row.hsMark;
  if (hs.length === 0) return <>{t('details.sharedName')}</>;
  return (
    <>
      {t(hs[0]?.length === 6 ? 'details.sharedCode' : 'details.sharedHeading')}{' '}
      <CaseCodes row={{ hs, hsMark }} />
    </>
  );
}
