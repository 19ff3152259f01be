const HEIGHTS = [10, 16, 8, 20, 12, 24, 14, 18, 9, 22, 13, 17, 11, 19, 15];
const ACCENT_TICK = 5;
const [FULL_HEIGHT, STEP, WIDTH] = [24, 4, 2];

/** The mark of the site: fifteen ticks for fifteen Parties, the sixth in the accent. */
export function SiteMark() {
  return (
    <svg className="site-mark" viewBox="0 0 58 24" width="58" height="24" aria-hidden="true">
      <path d={HEIGHTS.map((height, index) => (index === ACCENT_TICK ? '' : tick(height, index))).join('')} />
      <path className="site-mark-accent" d={tick(FULL_HEIGHT, ACCENT_TICK)} />
    </svg>
  );
}

function tick(height: number, index: number): string {
  return `M${index * STEP} ${FULL_HEIGHT - height}h${WIDTH}V${FULL_HEIGHT}h-${WIDTH}z`;
}
