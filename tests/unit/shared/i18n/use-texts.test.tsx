import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Area } from '@/shared/i18n/areas';
import { loadTexts, startI18n, switchLanguage } from '@/shared/i18n/i18n';
import type { TextAt } from '@/shared/i18n/text-keys';
import { useTexts as useTypedTexts } from '@/shared/i18n/use-texts';

beforeEach(() => startI18n('zh', ['shell', 'ui', 'home']));

/** With areas and keys from a table, without the compiler's check of them. */
const useTexts = useTypedTexts as (
  areas: string | readonly string[],
  options?: { keyPrefix?: string },
) => { t: TextAt<string> };

interface WordProps {
  areas: string | readonly string[];
  of: string;
  prefix?: string;
  seen?: TextAt<string>[];
}

function Word({ areas, of, prefix, seen }: WordProps) {
  const { t } = useTexts(areas, prefix === undefined ? {} : { keyPrefix: prefix });
  seen?.push(t);
  return <p>{t(of)}</p>;
}

describe('useTexts', () => {
  it.each<[string, WordProps]>([
    ['a key of the area', { areas: 'home', of: 'task.product' }],
    ['a key of the first of several areas', { areas: ['home', 'ui'], of: 'task.product' }],
    ['a key with its area', { areas: 'ui', of: 'home:task.product' }],
    ['a key below a prefix', { areas: 'home', of: 'product', prefix: 'task' }],
  ])('finds %s', (_, props) => {
    render(<Word {...props} />);
    expect(screen.getByText('我要把')).toBeVisible();
  });

  it('gives the same function to all who ask for the same, another for another area, prefix or language', async () => {
    const seen: TextAt<string>[] = [];
    render(
      <>
        <Word areas="ui" of="action.close" seen={seen} />
        <Word areas="ui" of="action.retry" seen={seen} />
        <Word areas="home" of="task.product" seen={seen} />
        <Word areas="ui" of="close" prefix="action" seen={seen} />
      </>,
    );
    const [first, second, otherArea, otherPrefix] = seen;
    expect(second).toBe(first);
    expect(new Set([first, otherArea, otherPrefix])).toHaveProperty('size', 3);
    await act(() => switchLanguage('vi'));
    expect(seen[4]).not.toBe(first);
    expect(seen[5]).toBe(seen[4]);
  });

  it('draws again when the language changes', async () => {
    render(<Word areas="home" of="task.product" />);
    await act(() => switchLanguage('en'));
    expect(screen.queryByText('我要把')).toBeNull();
    expect(screen.getByText('I want to export')).toBeVisible();
  });

  it('waits for an area that is still to come', async () => {
    await renderedAfter(
      'validation',
      <Suspense fallback={<p>waiting</p>}>
        <Word areas={['validation', 'home']} of="home:task.product" />
      </Suspense>,
    );
    expect(screen.getByText('我要把')).toBeVisible();
    expect(screen.queryByText('waiting')).toBeNull();
  });

  it('draws the key where an area does not arrive', async () => {
    await renderedAfter('nowhere' as Area, <Word areas="nowhere" of="some.key" />);
    expect(screen.getByText('some.key')).toBeVisible();
  });
});

/** Draws and waits until the area has come or failed. */
async function renderedAfter(area: Area, children: ReactNode): Promise<void> {
  await act(async () => {
    render(children);
    await loadTexts([area]).catch(() => undefined);
  });
}
