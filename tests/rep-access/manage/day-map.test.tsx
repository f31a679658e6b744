import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DomUtil } from 'leaflet';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DayMapPlace } from '#src/features/manage/visits/day-map-place.tsx';

const stops = (...zips: readonly string[]) =>
  zips.map((zip, index) => ({
    id: `visit-${index + 1}`,
    number: index + 1,
    name: 'Ana Diaz',
    zip,
    city: '',
    isOff: false,
  }));

/** The middle of a pin in the map, in pixels. jsdom has no layout; Leaflet says where it puts it. */
function middleOf(pin: HTMLElement): [number, number] {
  const { x, y } = DomUtil.getPosition(pin);
  const { marginLeft, marginTop, width, height } = pin.style;
  const [left = 0, top = 0, wide = 0, high = 0] = [marginLeft, marginTop, width, height].map(
    Number.parseFloat,
  );
  return [x + left + wide / 2, y + top + high / 2];
}

const pins = () => screen.findAllByRole('button', { name: /Ana Diaz/ });

/** Of every two pins, in pixels. */
const gaps = (middles: readonly [number, number][]) =>
  middles.flatMap(([x, y], index) => middles.slice(index + 1).map(([x2, y2]) => Math.hypot(x - x2, y - y2)));

// Leaflet divides by the size of the map.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(350);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(256);
});

describe('the map of a day', () => {
  it('has a numbered pin for each stop with a place, says that it shows the ZIP code, and draws stops that are off quieter', async () => {
    const [first, second, third] = stops('32780', '32907', '99999');
    render(<DayMapPlace stops={[first!, { ...second!, isOff: true }, third!]} onPick={() => {}} />);
    expect((await pins()).map((pin) => [pin.title, pin.textContent])).toEqual([
      ['1. Ana Diaz', '1'],
      ['2. Ana Diaz', '2'],
    ]);
    expect((await pins()).map((pin) => pin.classList.contains('stop-pin-off'))).toEqual([false, true]);
    expect(screen.getByRole('region', { name: "Map of the day's stops" })).toBeInTheDocument();
    expect(screen.getByText('Pins show the ZIP code, not the house. Places: GeoNames.')).toBeInTheDocument();
  });

  it('puts a farther north stop higher', async () => {
    render(<DayMapPlace stops={stops('32780', '32976')} onPick={() => {}} />);
    const [titusville, barefootBay] = (await pins()).map(middleOf);
    expect(titusville![1]).toBeLessThan(barefootBay![1]);
    expect(titusville![0]).toBeLessThan(barefootBay![0]);
  });

  it('fans stops out that are at one point or near another, so that no number covers another', async () => {
    render(
      <DayMapPlace stops={stops(...Array(9).fill('32907'), '32905', '32908', '32780')} onPick={() => {}} />,
    );
    const middles = (await pins()).map(middleOf);
    expect(middles).toHaveLength(12);
    expect(Math.min(...gaps(middles))).toBeGreaterThan(28);
    expect(Math.max(...gaps(middles.slice(0, 9)))).toBeLessThan(160);
  });

  it('picks a stop by a click or the Enter key', async () => {
    const onPick = vi.fn();
    const user = userEvent.setup();
    render(<DayMapPlace stops={stops('32780', '32907')} onPick={onPick} />);
    const [first, second] = await pins();
    await user.click(second!);
    expect(onPick).toHaveBeenLastCalledWith('visit-2');
    first!.focus();
    await user.keyboard('{Enter}');
    expect(onPick).toHaveBeenLastCalledWith('visit-1');
    expect(onPick).toHaveBeenCalledTimes(2);
  });

  it('is not there when no stop has a place', () => {
    const { container } = render(<DayMapPlace stops={stops('99999', '')} onPick={() => {}} />);
    expect(container).toBeEmptyDOMElement();
  });
});
