import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The button of a filter that takes several choices, by its label. */
export const choicesButton = (label: string): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(`^${label} `), expanded: false });

/** Opens a filter that takes several choices, presses these, and closes it. */
export async function tickChoices(label: string, ...options: string[]): Promise<void> {
  const button = choicesButton(label);
  await userEvent.click(button);
  const group = within(screen.getByRole('group', { name: label }));
  for (const name of options) {
    // oxlint-disable-next-line no-await-in-loop -- One press after the other.
    await userEvent.click(group.getByRole('checkbox', { name }));
  }
  await userEvent.click(button);
}
