// The parts of the bill that load when they are first drawn, loaded before the tests of a file: a test then meets none on its way.
import '@/pages/portal/tariff-search/origin/bom-details';
import '@/pages/portal/tariff-search/origin/contradiction-note';
import '@/pages/portal/tariff-search/origin/import-outcome';
import '@/pages/portal/tariff-search/origin/origin-findings';
import '@/pages/portal/tariff-search/origin/own-rule-form';
import '@/pages/portal/tariff-search/origin/paste-dialog';
import '@/pages/portal/tariff-search/origin/reaction-note';
import '@/pages/portal/tariff-search/origin/rule-condition';
