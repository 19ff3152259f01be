import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Where focus goes as another place is shown: to the row the reader was below where the way was up or back, else to the heading.
 * A place reached by a link begins at its top; on the way back the page itself restores the scroll place. `code` is
 * undefined while a place is loading, null at the top.
 */
export function usePlaceInView(code: string | null | undefined): void {
  const isBack = useNavigationType() === 'POP';
  const left = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const before = left.current;
    if (code === undefined || before === code) return;
    left.current = code;
    if (before === undefined) return;
    const row = before === null ? null : rowAbove(before);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!isBack) window.scrollTo(0, 0);
    if (row === null) heading?.setAttribute('tabindex', '-1');
    (row ?? heading)?.focus({ preventScroll: isBack || row === null });
  }, [code, isBack]);
}

/** The link of the row that is, or is above, the place left. */
function rowAbove(code: string): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLElement>('main a[data-code]')];
  const above = links.filter(({ dataset }) => code.startsWith(dataset['code'] ?? ' '));
  return above.toSorted((a, b) => codeLength(b) - codeLength(a))[0] ?? null;
}

const codeLength = ({ dataset }: HTMLElement) => dataset['code']?.length ?? 0;
