import { themeTokens } from '@/shared/ui/styles/theme-tokens';
import type { ThemeName } from '@/shared/ui/styles/theme-names';

/** A small drawing of a page in a theme's colours; decorative, the name is below. */
export function ThemeMiniature({ name }: { name: ThemeName }) {
  const colour = themeTokens(name);
  return (
    <svg className="theme-miniature" viewBox="0 0 74 56" aria-hidden="true">
      <rect width="74" height="56" fill={colour.sunken} />
      <rect width="74" height="11" fill={colour.ink} />
      <rect x="6" y="9" width="16" height="2" fill={colour.accent} />
      <rect x="6" y="17" width="62" height="1.5" fill={colour['rule-ink']} />
      <rect x="6" y="18.5" width="62" height="37.5" fill={colour.surface} />
      <rect x="12" y="24" width="26" height="3" fill={colour.text} />
      <rect x="12" y="30" width="38" height="2" fill={colour['text-3']} />
      <rect x="12" y="38" width="18" height="8" rx="1.5" fill={colour['accent-strong']} />
      <rect x="36" y="40" width="5" height="6" fill={colour.s1} />
      <rect x="43" y="37" width="5" height="9" fill={colour.s2} />
      <rect x="50" y="42" width="5" height="4" fill={colour.s3} />
      <rect x="57" y="35" width="5" height="11" fill={colour.s4} />
    </svg>
  );
}
