import { useLayoutEffect, useRef, useState } from 'react';
import { ChunkLoadError } from '@/shared/loading/load-chunk';
import type { FormText } from './form-text';
import { useFormText } from './form-text';

/** What is wrong, and at which field; null: with the form as a whole. */
export interface FormFailure<Field extends string> {
  field: Field | null;
  text: FormText;
}

type Failures<Field extends string> = readonly FormFailure<Field>[];

/**
 * A form's single submission and its failures, each at its field; the first of them is focused. Unexpected errors are
 * shown for the form as a whole, and rejected.
 */
export function useSubmission<Field extends string>() {
  const [failures, setFailures] = useState<Failures<Field>>([]);
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);
  const mustFocus = useRef(false);
  const controls = useRef(new Map<Field, HTMLElement>());
  const textOf = useFormText();
  // With the sentence at the field, not a moment after it.
  useLayoutEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    const first = failures.find(({ field }) => field !== null)?.field;
    if (first) controls.current.get(first)?.focus();
  }, [failures]);

  function fail(failed: Failures<Field>): void {
    mustFocus.current = true;
    setFailures(failed);
  }

  function reopen(): void {
    isUnderWay.current = false;
    setIsSending(false);
  }

  /** Records an expected failure; rethrows any other. */
  function failBy(thrown: unknown): void {
    const isForeseen = thrown instanceof ChunkLoadError;
    fail([{ field: null, text: { key: isForeseen ? 'failure.notArrived' : 'failure.unknown' } }]);
    if (!isForeseen) throw thrown;
  }

  /** Submits unless there are errors. On success the form stays disabled: the page moves on. */
  async function submit(wrong: Failures<Field>, send: () => Promise<Failures<Field>>): Promise<void> {
    if (isUnderWay.current) return;
    if (wrong.length > 0) return fail(wrong);
    isUnderWay.current = true;
    setIsSending(true);
    try {
      const failed = await send();
      if (failed.length === 0) return setFailures([]);
      reopen();
      fail(failed);
    } catch (thrown) {
      reopen();
      failBy(thrown);
    }
  }

  /** Sends something beside the form, such as a code; true on success, else shows the failure. */
  async function attempt(send: () => Promise<FormFailure<Field> | null>): Promise<boolean> {
    try {
      const failure = await send();
      fail(failure === null ? [] : [failure]);
      return failure === null;
    } catch (thrown) {
      failBy(thrown);
      return false;
    }
  }

  const sentenceAt = (field: Field | null): string | undefined => {
    const failure = failures.find((each) => each.field === field);
    return failure && textOf(failure.text);
  };

  return {
    isSending,
    submit,
    attempt,
    /** The sentence about the form as a whole. */
    formError: sentenceAt(null),
    /** Error and ref of a field's control. */
    at: (field: Field) => ({
      error: sentenceAt(field),
      ref: (control: HTMLElement | null) => {
        if (control) controls.current.set(field, control);
        else controls.current.delete(field);
      },
    }),
    /** Typing into a field clears its error. */
    clearError: (field: Field) => {
      if (failures.some((each) => each.field === field))
        setFailures(failures.filter((each) => each.field !== field));
    },
  };
}
