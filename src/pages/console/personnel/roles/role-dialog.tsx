import { RoleForm } from './role-form';
import { RolePermsDialog } from './role-perms-dialog';
import type { RoleTask } from './role-task';

interface RoleDialogProps {
  task: RoleTask;
  /** Receives the success message. */
  onFinish: (done: string) => void;
  onClose: () => void;
}

/** The dialog of a task: adding and editing, or menu permissions. */
export function RoleDialog({ task, onFinish, onClose }: RoleDialogProps) {
  const finish = (done: string) => {
    onClose();
    onFinish(done);
  };
  switch (task.kind) {
    case 'add':
      return <RoleForm edited={null} onFinish={finish} onClose={onClose} />;
    case 'edit':
      return <RoleForm key={task.role.id} edited={task.role} onFinish={finish} onClose={onClose} />;
    case 'perms':
      return <RolePermsDialog key={task.role.id} task={task} onFinish={finish} onClose={onClose} />;
  }
}
