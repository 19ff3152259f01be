import { useEffect, useMemo, useState } from 'react';
import { assessUnderAgreements } from './assess-agreements';
import type { AgreementsInput, UnderAgreements } from './assess-agreements';
import { assessAgreementsElsewhere } from './origin-work';
import { ROWS_AT_ONCE } from './use-assessment';

/** The assessments of a good under other agreements; null without input, and while a long bill is being assessed. */
export function useAgreementAssessments(input: AgreementsInput | null): UnderAgreements | null {
  const isLong = input !== null && input.good.materials.length > ROWS_AT_ONCE;
  const direct = useMemo(
    () => (input !== null && !isLong ? assessUnderAgreements(input) : null),
    [input, isLong],
  );
  const [done, setDone] = useState<{ input: AgreementsInput; assessed: UnderAgreements } | null>(null);
  useEffect(() => {
    if (!isLong || input === null) return undefined;
    let isCurrent = true;
    const show = (assessed: UnderAgreements | null) => {
      if (isCurrent && assessed !== null) setDone({ input, assessed });
    };
    assessAgreementsElsewhere(input).then(show, () => isCurrent && show(assessUnderAgreements(input)));
    return () => {
      isCurrent = false;
    };
  }, [input, isLong]);
  if (!isLong) return direct;
  return done?.input === input ? done.assessed : null;
}
