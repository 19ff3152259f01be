import type { Profile } from '@/features/profile/profile-schema';
import type { TaskDraft } from './security-drafts';

/** What every form of the security pane takes. */
export interface TaskProps {
  profile: Profile;
  draft: TaskDraft;
  onChange: (patch: Partial<TaskDraft>) => void;
  /** The change was made: `words` says so. */
  onDone: (words: string) => Promise<void>;
  /** Closes the form and forgets what was typed. */
  onCancel: () => void;
}
