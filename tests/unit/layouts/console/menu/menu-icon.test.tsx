import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MenuIcon } from '@/layouts/console/menu/menu-icon';
import { menus } from '../../../../../mocks/data/system/menus';

const drawn = (icon: string | null, remixIcon: string | null = null) => {
  const { container } = render(<MenuIcon item={{ icon, remixIcon }} />);
  return { container, path: container.querySelector('path')?.getAttribute('d') };
};
const neutral = () => drawn(null).path;

describe('the icon of an entry', () => {
  const sent = [...new Set(menus.map(({ icon }) => icon).filter((icon) => icon !== null))];

  it.each(sent)('%s, which the server sends, has a drawing of its own', (icon) =>
    expect(drawn(icon).path).not.toBe(neutral()),
  );

  it.each([
    ['fas fa-cog', 'cog'],
    ['ri-home-2-line', 'home'],
    ['shopping-cart-line', 'shopping-cart'],
  ])('%s is %s', (name, same) => {
    expect(drawn(null, name).path).toBe(drawn(same).path);
    expect(drawn(same).path).not.toBe(neutral());
  });

  it('an unknown name gets the neutral one', () => expect(drawn('no-such-icon').path).toBe(neutral()));

  it('"may take an external image URL"; one that does not load gives way to the neutral one', () => {
    const { container } = drawn('https://example.com/icon.png');
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', 'https://example.com/icon.png');
    fireEvent.error(image!);
    expect(container.querySelector('path')).toHaveAttribute('d', neutral());
  });
});
