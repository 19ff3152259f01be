import type { Profile } from '@/features/profile/profile-schema';
import type { TaskDraft } from './security-drafts';

/** The props of every form of the security pane. */
export interface TaskProps {
  profile: Profile;
  draft: TaskDraft;
  onChange: (patch: Partial<TaskDraft>) => void;
  /** The change was saved; `words` is the success message. */
  onDone: (words: string) => Promise<void>;
  /** Closes the form and discards the input. */
  onCancel: () => void;
}
