import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFit } from '@/layouts/console/menu/use-fit';

/** The width that an element says it has; the document lays nothing out. */
beforeEach(() => {
  const widthOf = (element: Element) => Number(element.getAttribute('data-width'));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { width: widthOf(this) } as DOMRect;
  });
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (this: Element) {
    return widthOf(this);
  });
});

function Menu({ widths, room: roomWidth, more }: { widths: number[]; room: number; more: number }) {
  const { room, list, count } = useFit(widths.length);
  return (
    <nav ref={room} data-width={roomWidth}>
      <ul ref={list}>
        {widths.map((width, place) => (
          <li key={width} data-width={width} hidden={place >= count}>
            {width}
          </li>
        ))}
      </ul>
      {count < widths.length && (
        <button type="button" data-width={more}>
          more
        </button>
      )}
    </nav>
  );
}

it.each([
  ['all, without the button', [187, 147, 182], 612, 75, 3],
  ['those beside the button as wide as it is', [187, 147, 182, 121], 612, 75, 3],
  ['fewer beside a wide button', [187, 147, 182, 121], 612, 110, 2],
])('what fits in the bar: %s', (_what, widths, room, more, count) => {
  render(<Menu widths={widths} room={room} more={more} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(count);
});
