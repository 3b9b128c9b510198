import {
  content,
  contentFolder,
  contentPictures,
  copy,
  type ImportRule,
  rules,
  shared,
  site,
  validators,
} from './import-rule.ts'

export const sharedUi: ImportRule[] = [
  { layer: 'rules', files: rules, may: [rules, content], packages: [] },
  { layer: 'validators', files: validators, may: [validators, rules], packages: ['valibot'] },
  { layer: 'copy', files: copy, may: [copy, validators, rules, content], packages: [] },
  {
    layer: 'API client',
    files: `${shared}api/`,
    may: [`${shared}api/`, validators],
    packages: ['ky', 'valibot'],
  },
  {
    layer: 'styles',
    files: `${shared}styles/`,
    may: [`${shared}styles/`],
    packages: ['@fontsource-variable/*', 'react'],
  },
  { layer: 'guides', files: `${shared}guides/`, may: [`${shared}guides/`], packages: ['react'] },
  {
    layer: 'components',
    files: `${shared}components/`,
    may: [`${shared}components/`, `${shared}api/problems\\.ts`, copy, validators, rules],
    packages: ['react', 'react-dom', 'lucide-react', 'react-day-picker', 'qrcode.react'],
  },
  {
    layer: 'forms',
    files: `${shared}forms/`,
    may: [`${shared}(forms|components)/`, `${shared}api/problems\\.ts`, copy, validators, rules],
    packages: ['react', 'react-dom', 'valibot', '@tanstack/react-router'],
  },
]

export const sites: ImportRule[] = [
  {
    layer: 'app',
    files: `${site}/src/app/`,
    may: ['$1/src/(app|routes|lib|pictures)/', '$1/src/routeTree\\.gen\\.ts', shared, content],
    packages: ['*'],
    except: ['ky'],
  },
  {
    layer: 'routes',
    files: `${site}/src/routes/`,
    may: ['$1/src/(features|lib|pictures)/', shared, content],
    packages: ['*'],
    except: ['ky'],
  },
  {
    layer: 'feature',
    files: `${site}/src/features/([^/]+)/`,
    may: ['$1/src/features/$2/', '$1/src/(lib|pictures)/', shared, content, contentPictures],
    packages: ['*'],
    except: ['ky'],
  },
  {
    layer: 'service worker',
    files: `${site}/src/worker/`,
    may: ['$1/src/(worker|lib)/', rules, validators, copy],
    packages: ['valibot'],
  },
  {
    layer: 'lib',
    files: `${site}/src/lib/`,
    may: ['$1/src/lib/', shared, content],
    packages: ['*'],
    except: ['ky'],
  },
  {
    layer: 'test data of stories',
    files: `${site}/test/`,
    may: ['$1/(src|test)/', shared, content],
    packages: ['*'],
  },
  {
    layer: 'site tooling',
    files: `${site}/([^/]+\\.ts|scripts/.+)$`,
    may: ['$1/', 'scripts/building/', `${shared}(rules|copy|validators)/`, contentFolder],
    packages: ['*'],
  },
]
