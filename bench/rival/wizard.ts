/**
 * Runs in the rival's booking page, as its last script: asks for the month's days, then for the hours of the
 * first free one, which is chosen, and leads through the steps. Without the fading of the real one, which
 * takes 400 ms and more at each step.
 */
export function runWizard(): void {
  const find = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const chosen = { day: '', hour: '' };
  const press = (button: HTMLElement, group: string) => {
    for (const each of document.querySelectorAll(group))
      each.setAttribute('aria-pressed', String(each === button));
  };
  const toButton = (text: string, className: string, act: (button: HTMLElement) => void) => {
    const button = document.createElement('button');
    button.textContent = text;
    button.className = className;
    button.addEventListener('click', () => act(button));
    return button;
  };

  async function ask(action: string, body?: URLSearchParams): Promise<Map<string, unknown>> {
    const answer = await fetch(`/booking/${action}`, body ? { method: 'POST', body } : {});
    const said: unknown = await answer.json();
    return new Map(typeof said === 'object' && said !== null ? Object.entries(said) : []);
  }
  const toTexts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

  async function showHours(day: string) {
    chosen.day = day;
    const answer = await ask('get_available_hours', new URLSearchParams({ day }));
    const buttons = toTexts(answer.get('hours')).map((hour) =>
      toButton(hour, 'available-hour', (button) => {
        chosen.hour = hour;
        press(button, '.available-hour');
      }),
    );
    find('#hours').replaceChildren(...buttons);
    buttons[0]?.click();
  }

  async function showDays() {
    const answer = await ask('get_unavailable_dates');
    const taken = toTexts(answer.get('unavailable'));
    const from = Date.parse(String(answer.get('from')));
    const days = Array.from({ length: 14 }, (_, index) => {
      const day = new Date(from + index * 86_400_000).toISOString().slice(0, 10);
      const button = toButton(day.slice(8), 'day', (pressed) => {
        press(pressed, '.day');
        void showHours(day);
      });
      button.disabled = taken.includes(day);
      return button;
    });
    find('#days').replaceChildren(...days);
    days.find((button) => !button.disabled)?.click();
  }

  const typed = () =>
    Array.from(
      document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
        '#frame-information [name]',
      ),
    );

  function next(from: string, to: string) {
    const empty = from === '#frame-information' ? typed().filter(({ value }) => value.trim() === '') : [];
    for (const control of typed()) control.setAttribute('aria-invalid', String(empty.includes(control)));
    if (empty.length > 0 || chosen.hour === '') return empty[0]?.focus();
    find('#summary').textContent = `${chosen.day} ${chosen.hour}, ${typed()
      .map(({ value }) => value)
      .join(', ')}`;
    find(from).hidden = true;
    find(to).hidden = false;
    scrollTo(0, 0);
  }

  async function register() {
    const body = new URLSearchParams({ day: chosen.day, hour: chosen.hour });
    for (const { name, value } of typed()) body.set(name, value);
    const owner = document.querySelector<HTMLInputElement>('[name=ownerConfirmed]');
    if (owner?.checked) body.set('ownerConfirmed', 'Yes');
    const answer = await ask('register', body);
    const reference = answer.get('appointment_hash');
    if (reference) location.href = `/booking_confirmation/of/${reference}`;
    else find('#problem').textContent = String(answer.get('message'));
  }

  find('#frame-time .next').addEventListener('click', () => next('#frame-time', '#frame-information'));
  find('#frame-information .next').addEventListener('click', () =>
    next('#frame-information', '#frame-confirmation'),
  );
  find('#confirm').addEventListener('click', () => void register());
  void showDays();
}
