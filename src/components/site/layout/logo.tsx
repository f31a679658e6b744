export function LogoMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <path d="M20 4 1.5 21l4.3 4.7L20 12.7Z" className="fill-current" />
      <path d="M8.5 27 20 16.5V36H11a2.5 2.5 0 0 1-2.5-2.5Z" className="fill-foam-300" />
      <path d="m20 4 18.5 17-2.8 15-5.2-3-5.3 3-5.2-3Z" className="fill-tarp-500" />
      <path d="m20 4 18.5 17-.9 4.7L20 9.5Z" className="fill-tarp-300" />
      <circle cx="24" cy="27.5" r="1.6" className="fill-white" />
      <circle cx="31.5" cy="28.5" r="1.6" className="fill-white" />
    </svg>
  );
}
