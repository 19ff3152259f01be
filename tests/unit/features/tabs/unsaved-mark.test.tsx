import { Activity, StrictMode, useState, type ReactNode } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { TabContext, useUnsavedMark } from '@/features/tabs/tab-context';
import { resetTabs, useTabs } from '@/features/tabs/tabs-store';

beforeEach(resetTabs);

const marked = () => [...useTabs.getState().unsaved];

function Form({ name = 'form' }: { name?: string }) {
  const [text, setText] = useState('');
  useUnsavedMark(text !== '');
  return <input aria-label={name} value={text} onChange={(event) => setText(event.target.value)} />;
}

const inTab = (path: string, children: ReactNode, isShown = true) => (
  <StrictMode>
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <TabContext value={path}>{children}</TabContext>
    </Activity>
  </StrictMode>
);

describe('a page with unsaved edits marks its tab', () => {
  it('while there are any', async () => {
    render(inTab('/a', <Form />));
    expect(marked()).toEqual([]);
    await userEvent.type(screen.getByLabelText('form'), 'x');
    expect(marked()).toEqual(['/a']);
    await userEvent.clear(screen.getByLabelText('form'));
    expect(marked()).toEqual([]);
  });

  it('also while the tab is hidden, and when it is shown again', async () => {
    const { rerender } = render(inTab('/a', <Form />));
    await userEvent.type(screen.getByLabelText('form'), 'x');
    rerender(inTab('/a', <Form />, false));
    await Promise.resolve();
    expect(marked()).toEqual(['/a']);
    rerender(inTab('/a', <Form />));
    await Promise.resolve();
    expect(marked()).toEqual(['/a']);
    expect(screen.getByLabelText('form')).toHaveValue('x');
  });

  it('until the place that has them goes away', async () => {
    const { rerender } = render(inTab('/a', [<Form key="1" name="one" />, <Form key="2" name="two" />]));
    await userEvent.type(screen.getByLabelText('one'), 'x');
    await userEvent.type(screen.getByLabelText('two'), 'x');
    rerender(inTab('/a', [<Form key="2" name="two" />]));
    await Promise.resolve();
    expect(marked()).toEqual(['/a']);
    rerender(inTab('/a', null));
    await waitFor(() => expect(marked()).toEqual([]));
  });

  it('also where that happens while the tab is hidden', async () => {
    const { rerender } = render(inTab('/a', <Form key="1" />));
    await userEvent.type(screen.getByLabelText('form'), 'x');
    rerender(inTab('/a', <Form key="1" />, false));
    rerender(inTab('/a', <Form key="2" />, false));
    await waitFor(() => expect(marked()).toEqual([]));
  });

  it('and a page outside of tabs marks nothing', async () => {
    render(<Form />);
    await userEvent.type(screen.getByLabelText('form'), 'x');
    expect(marked()).toEqual([]);
  });
});
