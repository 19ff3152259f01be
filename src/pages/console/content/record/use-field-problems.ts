import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
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
  const [first, setFirst] = useState<{ name: string } | null>(null);
  const focused = useRef<object | null>(null);
  const isReady = first !== null && isShown(first.name);
  useEffect(() => {
    // Once each: a field that is shown again later takes no focus.
    if (!isReady || focused.current === first) return;
    focused.current = first;
    form.focusField(first.name);
  }, [form, first, isReady]);
  return (problems) => {
    form.setFields(problems.map(({ name, text }) => ({ name, errors: [text] })));
    const [problem] = problems;
    if (problem === undefined) return;
    setFirst({ name: problem.name });
    if (!isShown(problem.name)) show(problem.name);
  };
}
