import { PasswordDialog } from './password-dialog';
import { UserOrgsDialog } from './user-orgs-dialog';
import { UserRolesDialog } from './user-roles-dialog';
import type { UserTask } from './user-task';

interface UserDialogProps {
  task: UserTask;
  /** Receives the success message. */
  onFinish: (done: string) => void;
  onClose: () => void;
}

/** The dialog of a task: password, roles, or organisations. */
export function UserDialog({ task, onFinish, onClose }: UserDialogProps) {
  const finish = (done: string) => {
    onClose();
    onFinish(done);
  };
  switch (task.kind) {
    case 'password':
      return <PasswordDialog key={task.user.id} user={task.user} onFinish={finish} onClose={onClose} />;
    case 'roles':
      return <UserRolesDialog key={task.user.id} task={task} onFinish={finish} onClose={onClose} />;
    case 'orgs':
      return <UserOrgsDialog key={task.user.id} task={task} onFinish={finish} onClose={onClose} />;
  }
}
