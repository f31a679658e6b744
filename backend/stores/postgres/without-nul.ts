import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type ValueNode,
} from 'kysely';

const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('\0', '');
  return Array.isArray(value) ? value.map(clean) : value;
};

class ValueCleaner extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...super.transformValue(node), value: clean(node.value) };
  }
}

/** Removes U+0000 from every value sent to the database: PostgreSQL cannot store it in text. */
export class WithoutNulPlugin implements KyselyPlugin {
  readonly #cleaner = new ValueCleaner();

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return this.#cleaner.transformNode(node, queryId);
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}
