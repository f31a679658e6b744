/** The spreadsheet's dialogs, with prepared answers. */
export class FakeUi {
  readonly Button = { OK: 'OK', CANCEL: 'CANCEL', YES: 'YES', NO: 'NO', CLOSE: 'CLOSE' };
  readonly ButtonSet = { OK: 'OK', OK_CANCEL: 'OK_CANCEL', YES_NO: 'YES_NO' };
  readonly alerts: { title: string; text: string }[] = [];
  readonly menus: { caption: string; items: { caption: string; functionName: string }[] }[] = [];
  /** Answer to the next prompt; null for Cancel. */
  typed: string | null = '';

  alert(title: string, text: string): string {
    this.alerts.push({ title, text });
    return this.Button.OK;
  }

  prompt(_title: string, _text: string) {
    const typed = this.typed;
    return {
      getSelectedButton: () => (typed === null ? this.Button.CANCEL : this.Button.OK),
      getResponseText: () => typed ?? '',
    };
  }

  createMenu(caption: string) {
    const items: { caption: string; functionName: string }[] = [];
    const menu = {
      addItem: (itemCaption: string, functionName: string) => {
        items.push({ caption: itemCaption, functionName });
        return menu;
      },
      addSeparator: () => menu,
      addToUi: () => {
        this.menus.push({ caption, items });
      },
    };
    return menu;
  }

  last(): string {
    const alert = this.alerts.at(-1);
    return alert ? `${alert.title}: ${alert.text}` : '';
  }
}
