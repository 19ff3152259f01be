import type { ReactNode } from 'react';

interface KeptBoxProps {
  isCurrent: boolean;
  children: ReactNode;
}

/** The box of a page that stays open: hidden, it keeps its layout, so that showing it again lays nothing out (decision 14). */
export function KeptBox({ isCurrent, children }: KeptBoxProps) {
  return (
    <div ref={keepLayout} data-kept={isCurrent ? undefined : ''}>
      {children}
    </div>
  );
}

/** What a shadow root says with `!important` of its host goes before the `display: none` that React writes on a hidden one. */
const RULES = `@supports (content-visibility: hidden) {
  :host { display: block !important }
  :host([data-kept]) { content-visibility: hidden !important }
}`;

function keepLayout(box: HTMLDivElement | null): void {
  if (box === null || box.shadowRoot !== null) return;
  const style = document.createElement('style');
  style.textContent = RULES;
  box.attachShadow({ mode: 'open' }).append(style, document.createElement('slot'));
}
