import { DutyFacts } from './duty-facts';

/** Step 5: how the goods travel, and the documents that prove it. */
export function ShipStep() {
  return <DutyFacts duties={['consignment', 'thirdParty', 'backToBack', 'retroactive']} />;
}
