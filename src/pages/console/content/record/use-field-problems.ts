import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import type { ContentValues } from '@/features/content/content-schema';

/** Why a field is refused, in words. */
export interface FieldProblemText {
  name: string;
  text: string;
}

/**
 * Shows problems at their fields, and moves the focus to the first of them once the form is shown; `openForm` shows it.
 */
export function useFieldProblems(
  form: FormInstance<ContentValues>,
  isFormShown: boolean,
  openForm: () => void,
): (problems: readonly FieldProblemText[]) => void {
  const [first, setFirst] = useState<{ name: string } | null>(null);
  useEffect(() => {
    if (first !== null && isFormShown) form.focusField(first.name);
  }, [form, first, isFormShown]);
  return (problems) => {
    form.setFields(problems.map(({ name, text }) => ({ name, errors: [text] })));
    const [problem] = problems;
    if (problem === undefined) return;
    setFirst({ name: problem.name });
    if (!isFormShown) openForm();
  };
}
