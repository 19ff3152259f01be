import { encode } from 'uqr';

interface QrDrawingProps {
  text: string;
  /** The content of the code, for screen readers. */
  label: string;
}

/** Width of the white border in modules, without which readers do not find the code. */
const QUIET = 4;

/** A QR code, black on white in every theme, since many readers accept no other. */
export function QrDrawing({ text, label }: QrDrawingProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className="gallery-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
