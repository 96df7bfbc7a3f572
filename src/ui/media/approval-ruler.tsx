import { approvals } from '#content/facts.json';
import { Ruler } from './ruler.tsx';

const COUNT = approvals.count;
const TEN = 10;
/** Numbers at every ten that stands clear of the last. */
const LABELS = [...Array.from({ length: Math.ceil(COUNT / TEN) - 1 }, (_, at) => at * TEN), COUNT].map((at) => ({ at, text: String(at) }));

/** Approvals counted on a ruler: a mark for each, a longer one every ten, the needle at the last. */
export function ApprovalRuler() {
  return <Ruler steps={COUNT} isLong={(at) => at % TEN === 0} needle={COUNT} labels={LABELS} />;
}
