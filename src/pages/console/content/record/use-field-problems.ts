import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import type { ContentValues } from '@/features/content/content-schema';

/** Why a field is refused, in words. */
export interface FieldProblemText {
  name: string;
  text: string;
}

/** The fields that are on the screen. */
export interface ShownFields {
  isShown: (name: string) => boolean;
  /** Shows a field that is not. */
  show: (name: string) => void;
}

/** Shows problems at their fields, and moves the focus to the first of them once that is shown. */
export function useFieldProblems(
  form: FormInstance<ContentValues>,
  { isShown, show }: ShownFields,
): (problems: readonly FieldProblemText[]) => void {
  const [first, setFirst] = useState<string | null>(null);
  const isReady = first !== null && isShown(first);
  useEffect(() => {
    if (!isReady) return;
    form.focusField(first);
    setFirst(null);
  }, [form, first, isReady]);
  return (problems) => {
    form.setFields(problems.map(({ name, text }) => ({ name, errors: [text] })));
    const [problem] = problems;
    if (problem === undefined) return;
    setFirst(problem.name);
    if (!isShown(problem.name)) show(problem.name);
  };
}
