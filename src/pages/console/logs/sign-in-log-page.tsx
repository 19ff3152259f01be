import { Gated } from '@/features/session/gated';
import { SignInLog } from './sign-in-log';

/** The log of sign-ins (contract §5, 登录日志). */
export default function SignInLogPage() {
  return (
    <Gated perm="devops_login_logs_select">
      <SignInLog />
    </Gated>
  );
}
