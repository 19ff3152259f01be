import { useEffect, useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { IconButton } from './icon-button';

/** How long the icon turns after a press. */
const SPIN_MS = 1000;

/** Remounts all open pages; its icon turns for a second (not with reduced motion: see the styles). */
export function ReloadButton({ onReload }: { onReload: () => void }) {
  const { t } = useTexts('admin');
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn === 0) return;
    const timer = setTimeout(() => setTurn(0), SPIN_MS);
    return () => clearTimeout(timer);
  }, [turn]);
  const handleClick = () => {
    setTurn((count) => count + 1);
    onReload();
  };
  return (
    <IconButton
      icon="reload"
      label={t('tool.reload')}
      iconClass={turn > 0 ? 'admin-spin' : undefined}
      onClick={handleClick}
    />
  );
}
