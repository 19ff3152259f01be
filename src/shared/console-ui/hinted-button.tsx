import { useId, useState, type ComponentProps, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import './hinted-button.css';

interface HintedButtonProps extends ComponentProps<'button'> {
  /** What describes the button: read with its name, and shown above it on hover or focus. */
  hint: string;
}

/** A button with a hint; Escape hides the hint. */
export function HintedButton({ hint, ...button }: HintedButtonProps) {
  const hintId = useId();
  const [place, setPlace] = useState<CSSProperties | null>(null);
  const show = (element: Element) => setPlace(placeAbove(element.getBoundingClientRect()));
  const hide = () => setPlace(null);
  return (
    <>
      <button
        type="button"
        {...button}
        aria-describedby={hintId}
        onPointerEnter={({ currentTarget }) => show(currentTarget)}
        onFocus={({ currentTarget }) => show(currentTarget)}
        onPointerLeave={hide}
        onBlur={hide}
        onKeyDown={({ key }) => key === 'Escape' && hide()}
      />
      <span id={hintId} hidden>
        {hint}
      </span>
      {place !== null &&
        createPortal(
          <div className="hint" aria-hidden style={place}>
            {hint}
          </div>,
          document.body,
        )}
    </>
  );
}

/** Towards the middle of the window, for room. */
function placeAbove({ left, right, top }: DOMRect): CSSProperties {
  const bottom = window.innerHeight - top + GAP;
  return left < window.innerWidth / 2 ? { bottom, left } : { bottom, right: window.innerWidth - right };
}

const GAP = 6;
