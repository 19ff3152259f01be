import '@/shared/ui/styles/tokens.css';
import '@/shared/ui/styles/base.css';
import '@/shared/ui/styles/print.css';
import '@/shared/ui/icon.css';
import '@/pages/portal/home/home-hero.css';
import '@/pages/portal/home/task-sentence.css';
import '@/features/hs/hs-combobox.css';
import '@/layouts/account/account-layout.css';
