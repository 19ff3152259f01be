import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FoldedForm } from '@/shared/ui/fields/folded-form';

const narrow = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches,
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
const form = (question: string | null) => (
  <FoldedForm question={question} change="change">
    <input aria-label="field" />
  </FoldedForm>
);
const isOpen = () => screen.getByRole<HTMLDetailsElement>('group').open;
/** What the browser does when the head is pressed. */
const press = () => {
  const details = screen.getByRole<HTMLDetailsElement>('group');
  details.open = !details.open;
  fireEvent(details, new Event('toggle'));
};

describe('a form that folds', () => {
  it('is just the form on a wide screen', () => {
    narrow(false);
    render(form('asked'));
    expect(isOpen()).toBe(true);
    expect(screen.getByText(/asked/)).not.toBeVisible();
  });

  it('is open on a narrow screen until its question is asked', () => {
    narrow(true);
    const { rerender } = render(form(null));
    expect(isOpen()).toBe(true);
    rerender(form('asked'));
    expect(isOpen()).toBe(false);
    expect(screen.getByText(/asked/)).toBeVisible();
  });

  it('opens on demand and folds again with another question', () => {
    narrow(true);
    const { rerender } = render(form('asked'));
    press();
    expect(isOpen()).toBe(true);
    rerender(form('asked'));
    expect(isOpen()).toBe(true);
    rerender(form('another'));
    expect(isOpen()).toBe(false);
  });
});
