import { useId, useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { classNames } from '@/shared/ui/styles/class-names';
import { FieldText } from '@/shared/ui/fields/field';

interface FileChooserProps {
  label: string;
  hint: string;
  error?: string;
  accept: string;
  multiple?: boolean;
  /** Files that were selected, or dropped: dropped ones may be of any kind. */
  onFiles: (files: readonly File[]) => void;
}

/** A button that opens the device's files, in an area that also accepts dropped files. */
export function FileChooser({ label, hint, error, accept, multiple, onFiles }: FileChooserProps) {
  const { t } = useTexts('gallery', { keyPrefix: 'file' });
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Dropping is optional: the button works with keys.
    <div
      className={classNames('gallery-drop', isOver && 'gallery-drop-over')}
      role="group"
      aria-label={t('drop')}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <label className="button button-secondary button-small gallery-file">
        {label}
        <input
          type="file"
          accept={accept}
          multiple={multiple}
          aria-describedby={id}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // So that the same file can be selected again.
            target.value = '';
          }}
        />
      </label>
      <span className="gallery-drop-words">{t('drop')}</span>
      <div className="gallery-drop-text">
        <FieldText id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
