const PATHS = {
  arrow: 'M3 10h14M11.5 4.5 17 10l-5.5 5.5',
  back: 'M17 10H3M8.5 4.5 3 10l5.5 5.5',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12ZM13.5 13.5 18 18',
  chevron: 'm5 7.5 5 5 5-5',
  crumb: 'm7.5 5 5 5-5 5',
  plus: 'M10 3v14M3 10h14',
  minus: 'M3 10h14',
  menu: 'M2.5 7h15M2.5 13h15',
  close: 'm4 4 12 12M16 4 4 16',
  pause: 'M7.5 4.5v11M12.5 4.5v11',
  play: 'M6.5 4v12l10-6-10-6Z',
  link: 'm8.5 11.5 3-3M9.5 6l2-2a3.2 3.2 0 0 1 4.5 4.5l-2 2M10.5 14l-2 2A3.2 3.2 0 0 1 4 11.5l2-2',
  check: 'm3.5 10.5 4 4 9-9',
  download: 'M10 3v10M5.5 8.5 10 13l4.5-4.5M3.5 17h13',
  external: 'M8 4H4v12h12v-4M11 3h6v6M17 3l-8 8',
} as const;

type IconName = keyof typeof PATHS;

/** A line icon. Decorative: what it means stands beside it, or in its control's name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className}
      width="1.25rem"
      height="1.25rem"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
