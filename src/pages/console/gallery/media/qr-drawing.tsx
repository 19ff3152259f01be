import { encode } from 'uqr';

interface QrDrawingProps {
  text: string;
  /** What the code says, for those who do not see it. */
  label: string;
}

/** Modules of white round the code, without which it is not found. */
const QUIET = 4;

/** A QR code, black on white in every theme, since many readers take no other. */
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
