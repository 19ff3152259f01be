import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useEditing } from '@/shared/console-ui/edit/use-editing';

interface Row {
  id: string;
  version: number;
}
type Values = { parentId: string; code: string; name: string };

const ROWS: readonly Row[] = ['1', '2', '3'].map((id) => ({ id, version: 0 }));
const [FIRST, SECOND, THIRD] = ROWS as [Row, Row, Row];

const open = (options: Parameters<typeof useEditing<Values, Row>>[1] = {}) =>
  renderHook(() => useEditing<Values, Row>(ROWS, options)).result;

it('goes on with the next record as it is on the server, in a form of its own', async () => {
  const read = vi.fn<(id: string) => Promise<Row>>(async (id) => ({ id, version: 7 }));
  const onSaved = vi.fn<(how: string) => void>();
  const editing = open({ read, onSaved });
  act(() => editing.current.edit(FIRST));
  expect(editing.current.props?.row).toBe(FIRST);
  const { key } = editing.current;
  await act(async () => editing.current.props?.onSavedNext?.('updated'));
  expect(editing.current.props?.row).toEqual({ id: '2', version: 7 });
  expect(editing.current.key).not.toBe(key);
  expect(onSaved).toHaveBeenCalledWith('updated');
  await act(async () => editing.current.props?.onSavedNext?.('updated'));
  expect(editing.current.props?.row).toEqual({ id: '3', version: 7 });
  expect(editing.current.props?.onSavedNext).toBeUndefined();
  act(() => editing.current.props?.onSaved('updated'));
  expect(editing.current.props).toBeNull();
});

it('closes if the next record could not be loaded', async () => {
  const editing = open({ read: async () => null });
  act(() => editing.current.edit(SECOND));
  await act(async () => editing.current.props?.onSavedNext?.('updated'));
  expect(editing.current.props).toBeNull();
});

it('leaves out what cannot be edited', async () => {
  const editing = open({ isLocked: ({ id }) => id === '2' });
  act(() => editing.current.edit(FIRST));
  await act(async () => editing.current.props?.onSavedNext?.('updated'));
  expect(editing.current.props?.row).toBe(THIRD);
});

it('a copy is without what only one record may have, and only for who may add', () => {
  const editing = open({ unique: ['code'] });
  act(() => editing.current.edit(FIRST));
  act(() => editing.current.props?.onCopy?.({ parentId: '1', code: 'A', name: 'a' }));
  expect(editing.current.props).toMatchObject({ row: null, startValues: { parentId: '1', name: 'a' } });
  expect(editing.current.props?.startValues).not.toHaveProperty('code');
  const reader = open({ mayAdd: false });
  act(() => reader.current.edit(FIRST));
  expect(reader.current.props?.onCopy).toBeUndefined();
});

it('a further new record has the parent of the one before', async () => {
  const editing = open({ lasting: ['parentId'] });
  act(() => editing.current.addWith({ parentId: '1', name: 'a' }));
  await act(async () => editing.current.props?.onSavedNext?.('inserted'));
  expect(editing.current.props).toMatchObject({ row: null });
  expect(editing.current.props?.startValues).toEqual({ parentId: '1' });
});
