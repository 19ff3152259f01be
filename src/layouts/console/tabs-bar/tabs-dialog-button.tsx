import { useState } from 'react';
import type { Tab } from '@/features/tabs/tabs';
import { useTexts } from '@/shared/i18n/use-texts';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';
import { TabsDialog } from './tabs-dialog';

interface TabsDialogButtonProps {
  tabs: readonly Tab[];
  unsaved: ReadonlySet<string>;
  currentPath: string;
  onGo: (fullPath: string) => void;
}

/** The number of open pages; opens their list. */
export function TabsDialogButton({ tabs, unsaved, currentPath, onGo }: TabsDialogButtonProps) {
  const { t } = useTexts('tabs');
  const [isOpen, setIsOpen] = useState(false);
  const choose = ({ path, fullPath }: Tab) => {
    setIsOpen(false);
    if (path !== currentPath) onGo(fullPath);
  };
  return (
    <>
      <button type="button" className="tabs-bar-more" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span aria-hidden="true">{t('list.count', { count: tabs.length })}</span>
        <VisuallyHidden>{t('list.open', { count: tabs.length })}</VisuallyHidden>
      </button>
      {isOpen && (
        <TabsDialog
          tabs={tabs}
          unsaved={unsaved}
          currentPath={currentPath}
          onChoose={choose}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
