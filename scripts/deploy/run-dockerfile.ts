import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { Copy, DockerfileParser, type Instruction } from 'dockerfile-ast'
import { runCommand } from '../running/run-command.ts'

/** A stage of a Dockerfile while it runs: a folder that stands for its root, its working directory and its variables. */
export type Stage = { root: string; workdir: string; env: Record<string, string> }

/** The build context without ignored files, and an empty folder for the stages. */
type ImagePlaces = { context: string; folder: string }

/**
 * Runs a Dockerfile without Docker: COPY and RUN of each stage in a folder of its own. Commands that need the image's system
 * (`apt-get`) are skipped, and the base images too. Returns the last stage; its root is below `folder`.
 */
export async function runDockerfile(path: string, { context, folder }: ImagePlaces): Promise<Stage> {
  const stages = new Map<string, Stage>()
  let stage: Stage = { root: folder, workdir: '/', env: {} }
  for (const instruction of DockerfileParser.parse(readFileSync(path, 'utf8')).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') stage = beginStage(instruction, stages, folder)
    else await runInstruction(instruction, stage, { context, stages })
  }
  return stage
}

function beginStage(instruction: Instruction, stages: Map<string, Stage>, folder: string): Stage {
  const [base = '', , name = `stage-${stages.size}`] = argumentsOf(instruction)
  const root = join(folder, name)
  const from = stages.get(base)
  mkdirSync(root)
  if (from) cpSync(from.root, root, { recursive: true, verbatimSymlinks: true })
  const stage = from ? { ...from, env: { ...from.env }, root } : { root, workdir: '/', env: {} }
  stages.set(name, stage)
  return stage
}

type Surroundings = { context: string; stages: ReadonlyMap<string, Stage> }

async function runInstruction(instruction: Instruction, stage: Stage, surroundings: Surroundings) {
  switch (instruction.getKeyword()) {
    case 'WORKDIR':
      stage.workdir = argumentsOf(instruction)[0] ?? '/'
      mkdirSync(join(stage.root, stage.workdir), { recursive: true })
      return
    case 'ARG':
    case 'ENV':
      Object.assign(stage.env, variablesOf(instruction, stage))
      return
    case 'COPY':
      copyFiles(instruction, stage, surroundings)
      return
    case 'RUN':
      await runShell(instruction, stage)
  }
}

const argumentsOf = (instruction: Instruction): string[] =>
  instruction.getArguments().map((argument) => argument.getValue())

function variablesOf(instruction: Instruction, { env }: Stage): Record<string, string> {
  const pairs = argumentsOf(instruction).map((text) => text.split('=', 2))
  return Object.fromEntries(
    pairs.map(([name = '', value = '']) => [
      name,
      value.replace(/\$(\w+)/g, (_, other: string) => env[other] ?? ''),
    ]),
  )
}

function copyFiles(instruction: Instruction, stage: Stage, { context, stages }: Surroundings): void {
  const names = argumentsOf(instruction)
  const target = names.pop() ?? ''
  const from = instruction instanceof Copy ? instruction.getFromFlag()?.getValue() : undefined
  const source = from ? stages.get(from)?.root : context
  if (source === undefined) throw new Error(`COPY --from=${from}: there is no such stage`)
  const place = join(stage.root, resolve(stage.workdir, target))
  for (const name of names) {
    const path = join(source, name)
    const goal = statSync(path).isDirectory() || !target.endsWith('/') ? place : join(place, basename(name))
    mkdirSync(dirname(goal), { recursive: true })
    cpSync(path, goal, { recursive: true, verbatimSymlinks: true })
  }
}

async function runShell(instruction: Instruction, stage: Stage): Promise<void> {
  const command = instruction.getArgumentsContent() ?? ''
  if (command.startsWith('apt-get')) return
  console.log(`RUN ${command}`)
  const { exitCode, output } = await runCommand(['sh', '-c', `cd "$STAGE_FOLDER" && ${command}`], {
    env: { ...stage.env, STAGE_FOLDER: join(stage.root, stage.workdir), NODE_ENV: stage.env['NODE_ENV'] },
  })
  if (exitCode !== 0) throw new Error(`RUN ${command} failed:\n${output}`)
}
