/**
 * Runs in a page: how long a fixed piece of work takes, in ms; the median of seven. It makes texts, looks them up, and
 * lays out 1,500 paragraphs, as a list does, so that it says how fast the processor is at the moment.
 */
export function takePace(): number {
  const work = () => {
    const start = performance.now();
    const places = new Map<string, number>();
    for (let at = 0; at < 40_000; at += 1) places.set(`k${(at * 7) % 5000}`, at + places.size);
    const box = document.createElement('div');
    box.innerHTML = Array.from({ length: 1500 }, (_each, at) => `<p><span>${at}</span></p>`).join('');
    document.body.append(box);
    const height = box.offsetHeight;
    box.remove();
    return height === 0 ? Number.NaN : performance.now() - start;
  };
  const times = Array.from({ length: 7 }, work).toSorted((one, other) => one - other);
  return Number(times[3]);
}
