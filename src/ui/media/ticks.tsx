import { approvals } from '#content/facts.json';

/** Approvals drawn: one stroke each, a longer one every ten, and dots for what "over" means. */
export function Ticks({ className }: { className?: string }) {
  const count = Number(approvals.en);
  return (
    <svg className={className} viewBox="0 0 520 64" height="64" stroke="currentColor" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => {
        const x = at * 7.8 + 1;
        const isTenth = (at + 1) % 10 === 0;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes of one drawing
            key={at}
            d={`M${x} ${at === count - 1 || isTenth ? 2 : 24}V62`}
            stroke={at === count - 1 ? '#cb333b' : undefined}
            strokeWidth={at === count - 1 ? 2 : 1}
          />
        );
      })}
      <path d="M488 61h32" strokeDasharray="2 4" />
    </svg>
  );
}
