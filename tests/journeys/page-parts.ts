import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, vi } from 'vitest';

type Scope = Pick<typeof screen, 'findByRole'>;

/** Presses a button once it is there. */
export const press = async (name: string | RegExp, scope: Scope = screen) =>
  userEvent.click(await scope.findByRole('button', { name }));

/** The dialog or drawer that shows `title`; in tests the kit gives all of them one id, so that names do not tell them apart. */
export const dialog = async (title: string) =>
  within(
    await waitFor(() => {
      const shown = screen.getAllByRole('dialog');
      const found = shown.findLast((one) => within(one).queryAllByText(title).length > 0);
      if (found === undefined) throw new Error(`No dialog shows ${title}`);
      return found;
    }),
  );

export const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Answers the question that shows `words` with 确定. */
export async function confirm(words: string) {
  const button = (await dialog(words)).getByRole('button', { name: '确定' });
  fireEvent.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
}

/** Presses 保存, again if it was pressed a moment ago, until the page shows `words`. */
export async function saveUntil(words: string, form: Pick<typeof screen, 'getByRole'>) {
  await waitFor(async () => {
    await userEvent.click(form.getByRole('button', { name: /^保存(?!并)/ }));
    expect(screen.getByText(words)).toBeInTheDocument();
  });
}

/** The row of a table in which a cell shows `text`. */
export const row = async (text: string) =>
  within((await screen.findByText(text, { selector: 'td, td *' })).closest('tr') as HTMLElement);

export const address = () => decodeURIComponent(window.location.hash.slice(1));

/** No violation axe finds; jsdom lays nothing out, and a page without its shell has no landmarks. */
export async function expectNoViolations() {
  const off = { enabled: false };
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': off, region: off } });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}

/** A window narrower than every breakpoint, such as 390 px. */
export function narrowWindow() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: true, media, addEventListener: () => {}, removeEventListener: () => {} }) as never,
  );
}

/** The files the page offers for download from now on. */
export function downloads(): Blob[] {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return files;
}

export const textOf = (file: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(file ?? new Blob());
  });
