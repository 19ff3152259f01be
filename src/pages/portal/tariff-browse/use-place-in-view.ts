import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Moves the focus when another place is shown: up or back, to the row of the previous place, else to the heading.
 * A link starts at the top of a place; on back the page itself restores the scroll position. `code` is
 * undefined while a place is loading, null at the root.
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

/** The link of the row that is, or contains, the previous place. */
function rowAbove(code: string): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLElement>('main a[data-code]')];
  const above = links.filter(({ dataset }) => code.startsWith(dataset['code'] ?? ' '));
  return above.toSorted((a, b) => codeLength(b) - codeLength(a))[0] ?? null;
}

const codeLength = ({ dataset }: HTMLElement) => dataset['code']?.length ?? 0;
