import { useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readHsInput } from '@/features/hs/hs-code';
import { paths } from '@/shared/routing/paths';
import { todayIso } from '@/shared/format/date';
import { useOwner } from '@/shared/storage/owner';
import { repeatPress, restoreFocus, typedBeforeMount } from '@/shared/takeover/takeover';
import { useIsMounted } from '@/shared/ui/hooks/use-is-mounted';
import { savedTask } from './saved-task';
import { EXAMPLE_TASK } from './task';
import type { Task } from './task';

/**
 * The task sentence's state: starts from what was typed before the app mounted or changed earlier in this tab, and
 * leads to the tariff page.
 */
export function useTask() {
  const navigate = useNavigate();
  const [task, setTask] = useState<Task>(startingTask);
  const [error, setError] = useState<'empty' | 'format' | null>(null);
  const isUsable = useIsMounted();
  useLayoutEffect(() => {
    restoreFocus('sentence');
    // Before this is painted: what is wrong is named at the same place.
    repeatPress('sentence');
  }, []);

  const change = (part: Partial<Task>) => {
    setError(null);
    setTask((before) => ({ ...before, ...part }));
    const saved = savedTask(useOwner.getState());
    saved.set({ ...saved.get(), ...part });
  };
  const submit = () => {
    const input = readHsInput(task.hs);
    if (input.kind === 'invalid') {
      setError(input.reason);
      return;
    }
    const hs = input.kind === 'code' ? input.digits : input.text;
    void navigate(paths.taxOriginSearch({ ...task, hs }));
  };
  return { task, error, isUsable, change, submit };
}

function startingTask(): Task {
  const saved = savedTask(useOwner.getState()).get() ?? {};
  const typed: Partial<Task> = typedBeforeMount('sentence');
  return { ...EXAMPLE_TASK, ...saved, ...typed, date: typed.date || saved.date || todayIso() };
}
